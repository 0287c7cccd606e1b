import { ValueType, type HrTime } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'

/** As prom-client gives its metrics. */
export type PromMetric = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary'
  readonly values: readonly {
    readonly value: number
    readonly labels: Readonly<Record<string, string | number>>
    readonly metricName?: string
  }[]
}

const toTime = (at: Date): HrTime => [Math.floor(at.getTime() / 1000), (at.getTime() % 1000) * 1_000_000]

type Series = { labels: Record<string, string | number>; bounds: number[]; counts: number[]; sum: number; count: number }

/** Prometheus counts each bucket with those below it, OpenTelemetry alone. */
const gatherHistogram = ({ name, values }: PromMetric): Series[] => {
  const series = new Map<string, Series>()
  for (const { value, labels, metricName } of values) {
    const { le, ...rest } = labels
    const key = JSON.stringify(rest)
    const one = series.get(key) ?? { labels: rest, bounds: [], counts: [], sum: 0, count: 0 }
    series.set(key, one)
    if (metricName === `${name}_sum`) one.sum = value
    else if (metricName === `${name}_count`) one.count = value
    else if (le !== undefined) {
      if (le !== '+Inf') one.bounds.push(Number(le))
      one.counts.push(value)
    }
  }
  return [...series.values()].map((one) => ({
    ...one,
    counts: one.counts.map((count, index) => count - (index === 0 ? 0 : (one.counts[index - 1] ?? 0))),
  }))
}

/** The numbers of `/metrics` as OpenTelemetry takes them: measured once, read in two ways. */
export const toMetricData = (metrics: readonly PromMetric[], startedAt: Date, at: Date): MetricData[] => {
  const times = { startTime: toTime(startedAt), endTime: toTime(at) }
  const aggregationTemporality = AggregationTemporality.CUMULATIVE
  return metrics.flatMap((metric): MetricData[] => {
    const { name, help, type, values } = metric
    const common = { descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE }, aggregationTemporality }
    if (type === 'histogram') {
      const dataPoints = gatherHistogram(metric).map(({ labels, bounds, counts, sum, count }) => ({
        ...times,
        attributes: labels,
        value: { buckets: { boundaries: bounds, counts }, sum, count },
      }))
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }]
    }
    const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: { ...labels }, value }))
    if (type === 'counter') return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
    return type === 'gauge' ? [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }] : []
  })
}
