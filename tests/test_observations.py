"""The page about observations tells what the program does."""

from tools import write_observations


def test_the_page_is_up_to_date() -> None:
    assert write_observations.main(["--check"]) == 0
