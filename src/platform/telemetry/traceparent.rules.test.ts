import { expect, test } from 'vitest'
import { formatTraceParent, decideTraceSource, parseTraceParent } from '#platform/telemetry/traceparent.rules.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
  [`00-${TRACE}-${SPAN}-03`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
])('%s is read', (text, expected) => {
  expect(parseTraceParent(text)).toEqual(expected)
})

test.each([
  ['of another version', `01-${TRACE}-${SPAN}-01`],
  ['in capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['without a trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['without a span', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['with more after it', `00-${TRACE}-${SPAN}-01-more`],
  ['with a line break', `00-${TRACE}-${SPAN}-01\n`],
  ['very long', '0'.repeat(1_000_000)],
  ['sent twice', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ['missing', undefined],
])('one %s is not', (_, text) => {
  expect(parseTraceParent(text)).toBeUndefined()
})

test('what is written is read again', () => {
  for (const isSampled of [true, false])
    expect(parseTraceParent(formatTraceParent({ traceId: TRACE, spanId: SPAN, isSampled }))?.isSampled).toBe(isSampled)
})

test.each([
  ['a page of the same site', { isTrustedProxy: false, fetchSite: 'same-origin' }, 'browser'],
  ['a page of the same site behind our proxy', { isTrustedProxy: true, fetchSite: 'same-origin' }, 'browser'],
  ['our proxy for a program', { isTrustedProxy: true, fetchSite: undefined }, 'proxy'],
  ['another site', { isTrustedProxy: false, fetchSite: 'cross-site' }, 'nobody'],
  ['a program on the internet', { isTrustedProxy: false, fetchSite: undefined }, 'nobody'],
])('%s', (_, caller, expected) => {
  expect(decideTraceSource(caller)).toBe(expected)
})
