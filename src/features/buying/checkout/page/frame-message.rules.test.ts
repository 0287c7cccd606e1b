import { expect, test } from 'vitest'
import { readFrameMessage } from '#features/buying/checkout/page/frame-message.rules.ts'

const GATEWAY = 'https://pay.example'
const from = (data: unknown, origin = GATEWAY, isFrame = true) => readFrameMessage({ origin, isFrame, data }, GATEWAY)
const REFERENCE = { source: 'card-fields', type: 'reference', reference: 'ref_12345678' }

test.each([
  ['a reference', REFERENCE, { type: 'reference', reference: 'ref_12345678' }],
  ['that it is ready', { source: 'card-fields', type: 'ready' }, { type: 'ready' }],
  ['its size', { source: 'card-fields', type: 'size', height: 70.2 }, { type: 'size', height: 71 }],
  ['a size that would cover the page', { source: 'card-fields', type: 'size', height: 1e9 }, { type: 'size', height: 800 }],
])('the frame says %s [T-105]', (_, data, expected) => expect(from(data)).toEqual(expected))

test.each([
  ['another origin', REFERENCE, 'https://evil.example', true],
  ['the same host over http', REFERENCE, 'http://pay.example', true],
  ['another frame of the gateway', REFERENCE, GATEWAY, false],
  ['an opaque origin', REFERENCE, 'null', true],
  ['something else', { type: 'reference', reference: 'ref_12345678' }, GATEWAY, true],
  ['a text', 'card-fields', GATEWAY, true],
  ['nothing', null, GATEWAY, true],
  ['a reference with spaces', { ...REFERENCE, reference: '4242 4242 4242 4242' }, GATEWAY, true],
  ['a size that is none', { source: 'card-fields', type: 'size', height: Number.NaN }, GATEWAY, true],
])('nothing is heard from %s [T-105]', (_, data, origin, isFrame) => expect(from(data, origin, isFrame)).toBeUndefined())
