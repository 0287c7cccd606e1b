import autocannon, { type Options } from 'autocannon'

/** The time that one kind of answer took, in milliseconds. */
export type Times = { readonly count: number; readonly p50: number; readonly p99: number; readonly longest: number }

export type OverloadResult = {
  readonly accepted: Times
  readonly refused: Times
  readonly refusedWithoutRetryAfter: number
  /** Neither 2xx nor a refusal. */
  readonly others: Readonly<Record<string, number>>
  readonly errors: number
  readonly seconds: number
}

const summarise = (times: number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: times.length, p50: at(0.5), p99: at(0.99), longest: Math.round(sorted.at(-1) ?? 0) }
}

/** Argument: autocannon's options as JSON. What was accepted and what was refused are distinguished. */
const options = JSON.parse(process.argv[2] ?? '') as Options
const accepted: number[] = []
const refused: number[] = []
const others: Record<string, number> = {}
let refusedWithoutRetryAfter = 0

const result = await autocannon({
  ...options,
  setupClient: (client) => {
    let mayRetry = false
    client.pipelinedRequests.addBody = () => {}
    client.on('headers', ({ headers }) => {
      mayRetry = headers.some((name) => name.toLowerCase() === 'retry-after')
    })
    client.on('response', (status, _bytes, time) => {
      if (status >= 200 && status < 300) accepted.push(time)
      else if (status === 503 || status === 429) {
        refused.push(time)
        if (!mayRetry) refusedWithoutRetryAfter += 1
      } else others[status] = (others[status] ?? 0) + 1
    })
  },
})
const answer: OverloadResult = {
  accepted: summarise(accepted),
  refused: summarise(refused),
  refusedWithoutRetryAfter,
  others,
  errors: result.errors + result.timeouts,
  seconds: result.duration,
}
process.stdout.write(JSON.stringify(answer))
