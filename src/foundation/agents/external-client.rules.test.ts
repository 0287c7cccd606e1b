import { expect, test } from 'vitest'
import { describeExternalClient } from '#foundation/agents/external-client.rules.ts'

const ISSUER = 'https://login.example.com/realms/staff'

test.each([
  ['stockroom', { name: 'stockroom', host: 'login.example.com' }],
  ['https://agent.example/client.json', { name: 'https://agent.example/client.json', host: 'agent.example' }],
  ['javascript:alert(1)', { name: 'javascript:alert(1)', host: 'login.example.com' }],
  ['x'.repeat(300), { name: 'x'.repeat(100), host: 'login.example.com' }],
])('a client %s is shown by its id and where it comes from', (clientId, shown) => {
  expect(describeExternalClient(clientId, ISSUER)).toEqual(shown)
})
