import { expect, test } from 'vitest'
import { checkOrders, listFaults, summarise, type Sample } from './figures.rules.ts'

const sample = (phase: string, ms: number, fault?: string): Sample => ({ phase, kind: 'page', ms, fault })

test('figures are told for each phase, slowest and failed requests among them', () => {
  const samples = [sample('former', 10), sample('former', 30), sample('both', 20, '503'), sample('both', 5)]
  expect(summarise(samples)).toEqual([
    { phase: 'former', requests: 2, failed: 0, p50: 30, p99: 30, slowest: 30 },
    { phase: 'both', requests: 2, failed: 1, p50: 20, p99: 20, slowest: 20 },
  ])
  expect(listFaults([...samples, sample('both', 7, '503')])).toEqual(['2 × both, page: 503'])
})

test('an order that was acknowledged is there, and its number is nobody else’s', () => {
  expect(checkOrders(['1', '2', '3', '2'], ['1', '2'])).toEqual({ lost: ['3'], doubled: ['2'] })
})
