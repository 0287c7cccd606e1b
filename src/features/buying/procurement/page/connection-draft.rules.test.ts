import { expect, test } from 'vitest'
import { toChange, toConnectionBody, toConnectionDraft } from '#features/buying/procurement/page/connection-draft.rules.ts'

const CONNECTION = {
  ...{ name: 'Coupa', domain: 'DUNS', identity: '123', person: 'a@b.example', classification: '40141607' },
  ...{ frameOrigins: ['https://a.example', 'https://b.example'], units: { ST: 'EA' } },
  ...{ account: null, costCentre: 'CC-100', documentsUrl: null },
}

test('a connection is typed as text and comes back as it was, without who the system is', () => {
  const draft = toConnectionDraft(CONNECTION)
  expect(draft).toMatchObject({ frameOrigins: 'https://a.example\nhttps://b.example', units: 'ST=EA', account: '' })
  const { domain, identity, ...rest } = CONNECTION
  expect(toChange(draft)).toEqual(rest)
  expect(toConnectionBody(draft, false)).toEqual({ ...rest, domain, identity })
})

test('a secret that the system has goes from staff alone, and only where there is one', () => {
  const draft = { ...toConnectionDraft(), sharedSecret: ' 0123456789abcdef ' }
  expect(toConnectionBody(draft, false)).not.toHaveProperty('sharedSecret')
  expect(toConnectionBody(draft, true)).toHaveProperty('sharedSecret', '0123456789abcdef')
  expect(toConnectionBody({ ...draft, sharedSecret: ' ' }, true)).not.toHaveProperty('sharedSecret')
})
