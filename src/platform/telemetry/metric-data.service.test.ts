import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { toMetricData, type PromMetric } from '#platform/telemetry/metric-data.service.ts'

test('what /metrics shows leaves as OpenTelemetry takes it', async () => {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'orders_total', help: 'Orders', labelNames: ['tenant'], registers }).inc({ tenant: 'sps' }, 3)
  new Gauge({ name: 'queue_age', help: 'Age', registers }).set(1.5)
  const histogram = new Histogram({ name: 'took', help: 'Took', labelNames: ['route'], buckets: [1, 2], registers })
  for (const seconds of [0.5, 1.5, 1.6, 9]) histogram.observe({ route: '/a' }, seconds)
  const read = (await registry.getMetricsAsJSON()) as unknown as PromMetric[]
  const [orders, age, took] = toMetricData(read, new Date(0), new Date(1500))
  expect(orders).toMatchObject({
    descriptor: { name: 'orders_total', description: 'Orders' },
    isMonotonic: true,
    dataPoints: [{ attributes: { tenant: 'sps' }, value: 3, startTime: [0, 0], endTime: [1, 500_000_000] }],
  })
  expect(age).toMatchObject({ dataPoints: [{ attributes: {}, value: 1.5 }] })
  expect(took).toMatchObject({
    dataPoints: [
      { attributes: { route: '/a' }, value: { buckets: { boundaries: [1, 2], counts: [1, 2, 1] }, count: 4, sum: 12.6 } },
    ],
  })
})
