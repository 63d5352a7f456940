# A server in an image: `docker build --tag fidchell .`, then
# `docker run --publish 127.0.0.1:8765:8765 --volume fidchell:/data fidchell`. compose.yaml adds PostgreSQL;
# docs/how-to/hosting.md says the rest.

FROM python:3.13-slim-trixie AS build
# Any compiler of this Debian will do, and nothing of it gets into the image.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python tools/page.py build \
    && python -m pip install --no-cache-dir --constraint constraints.txt setuptools wheel Cython \
    && python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir dist . \
    && python -m venv /opt/fidchell \
    && /opt/fidchell/bin/python -m pip install --no-cache-dir --constraint constraints.txt dist/fidchell-*.whl

FROM python:3.13-slim-trixie
RUN useradd --system --user-group --uid 999 --no-create-home fidchell && install -d -o fidchell -g fidchell -m 700 /data
COPY --from=build /opt/fidchell /opt/fidchell
ENV PATH=/opt/fidchell/bin:$PATH \
    FIDCHELL_DB=sqlite:////data/tables.db \
    FIDCHELL_HOST=0.0.0.0 \
    FIDCHELL_PORT=8765 \
    FIDCHELL_JSON_LOGS=true
USER 999:999
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"FIDCHELL_PORT\"]}/ready', timeout=8)"]
CMD ["fidchell", "serve"]
