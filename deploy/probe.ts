/** For health checks of containers: ends with 0 when the process of this container answers. */
const { INTERNAL_PORT = '9464' } = process.env
const answer = await fetch(`http://127.0.0.1:${INTERNAL_PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
)
process.exitCode = answer?.ok ? 0 : 1
