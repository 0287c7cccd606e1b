import { expect, test } from 'vitest'
import { readMessage, readOnlyEvent, writeRpcError } from '#foundation/agents/mcp-message.rules.ts'

test.each([
  ['a call', { id: 1, method: 'tools/call', params: { name: 'get_cart' } }, { id: 1, method: 'tools/call', tool: 'get_cart' }],
  ['a list', { id: 'a', method: 'tools/list' }, { id: 'a', method: 'tools/list', tool: undefined }],
  ['a notification', { method: 'notifications/x' }, { id: null, method: 'notifications/x', tool: undefined }],
  ['a name that is none', { id: 1, method: 'tools/call', params: { name: 5 } }, { id: 1, method: 'tools/call', tool: undefined }],
  ['no parameters', { id: 1, method: 'tools/call', params: null }, { id: 1, method: 'tools/call', tool: undefined }],
  ['several at once', [{ id: 1, method: 'tools/list' }], undefined],
  ['no method', { id: 1 }, undefined],
  ['nothing', null, undefined],
])('reads a message: %s', (_, body, read) => {
  expect(readMessage(body)).toEqual(read)
})

test('an error says how long to wait', () => {
  expect(writeRpcError(7, -32_029, 'Too many', { retryAfterSeconds: 3 })).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32_029, message: 'Too many', data: { retryAfterSeconds: 3 } },
  })
})

test.each([
  ['one message', 'event: message\ndata: {"id":1}\n\n', '{"id":1}'],
  ['two messages', 'data: {}\n\ndata: {}\n\n', undefined],
  ['none', '', undefined],
])('a stream of %s', (_, stream, only) => {
  expect(readOnlyEvent(stream)).toBe(only)
})
