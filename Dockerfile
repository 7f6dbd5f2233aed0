# The page and all commands of Kumite, with a Java runtime of its own:
#   docker build -t kumite .
#   docker run -p 5864:5864 -v kumite:/data kumite
#   docker run -v kumite:/data kumite match onitama greedy random --games 100
FROM eclipse-temurin:17-jdk AS build
WORKDIR /source
COPY . .
RUN ./kumite package /package

FROM debian:stable-slim
# Plots need fonts.
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --home-dir /data kumite
COPY --from=build /package /opt/kumite
USER kumite
WORKDIR /data
VOLUME /data
EXPOSE 5864
ENTRYPOINT ["/opt/kumite/kumite"]
CMD ["serve", "--host", "0.0.0.0", "--port", "5864", "--no-browser"]
