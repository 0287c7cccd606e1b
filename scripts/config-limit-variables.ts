import type { VariableText } from './config-variable.ts'

const MEASURE = 'Logs and measurements'
const LIMITS = 'Limits under load'

/** Limits of a process and its measurements. */
export const LIMIT_VARIABLES = {
  SIGN_IN_TRIES: { group: LIMITS, meaning: 'Wrong passwords for one account from one network without a delay' },
  SIGN_IN_ACCOUNT_TRIES: {
    group: LIMITS,
    meaning: 'Wrong passwords for one account from all networks that it does not know, without a delay',
  },
  SIGN_IN_NETWORK_TRIES: { group: LIMITS, meaning: 'Tries to sign in from one network without a delay' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: MEASURE,
    meaning: 'OpenTelemetry collector for traces, metrics and logs of the server; without it none of it is loaded',
    example: 'http://collector:4318',
  },
  OTEL_SERVICE_NAME: { group: MEASURE, meaning: 'Name of this service in traces and metrics' },
  OTEL_TRACES_SAMPLER_ARG: { group: MEASURE, meaning: 'Share of the requests that are traced, 0 to 1' },
  OTEL_METRIC_EXPORT_INTERVAL: { group: MEASURE, meaning: 'Milliseconds between two reports of the metrics' },
  SLOW_STATEMENT_MS: {
    group: MEASURE,
    meaning: 'A statement that takes longer is logged with its route',
    standard: '500 in production, 5000 in the demo',
  },
  LOG_LEVEL: { group: MEASURE, meaning: 'Lines below this level are not written' },
  INTERNAL_PORT: {
    group: MEASURE,
    meaning: 'Second port for `/healthz`, `/readyz`, `/metrics` and the description of the API; the only port of a worker',
    example: '9464',
  },
  INTERNAL_HOST: { group: MEASURE, meaning: 'Address on which that port listens' },
  METRICS_KEY: { group: MEASURE, meaning: 'Opens `/metrics` on the ordinary port as a bearer token', isSecret: true },
  MAX_IN_FLIGHT: { group: LIMITS, meaning: 'Requests at a time; more are answered 503' },
  MAX_CONNECTIONS: { group: LIMITS, meaning: 'Open connections at a time' },
  MAX_LOOP_DELAY_MS: { group: LIMITS, meaning: 'Requests are refused while the process is later than this' },
  SEARCHES_PER_SECOND: { group: LIMITS, meaning: 'Searches of all visitors together' },
  BODY_LIMIT_BYTES: { group: LIMITS, meaning: 'Size of a request that is no upload' },
  REQUEST_TIMEOUT_S: { group: LIMITS, meaning: 'A request has to arrive whole within this time' },
  HEADERS_TIMEOUT_S: { group: LIMITS, meaning: 'Its headers within this time' },
  HANDLER_TIMEOUT_S: { group: LIMITS, meaning: 'An answer has to begin within this time' },
  IDLE_TIMEOUT_S: { group: LIMITS, meaning: 'A connection on which nothing moves is closed' },
  KEEP_ALIVE_S: { group: LIMITS, meaning: 'A connection without a request is closed; longer than that of the proxy' },
} as const satisfies Readonly<Record<string, VariableText>>
