/** For HEALTHCHECK: whether the service in this container answers. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT']}/health`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
