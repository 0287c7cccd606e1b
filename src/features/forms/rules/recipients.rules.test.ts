import { expect, test } from 'vitest'
import { chooseRecipients } from '#features/forms/rules/recipients.rules.ts'

const rules = [
  { to: 'desk@halden.example' },
  { to: 'quotes@halden.example', whenField: 'about', whenValues: ['quote'] },
  { to: 'visits@halden.example', whenField: 'about', whenValues: ['visit', 'advice'] },
]

test.each([
  [{ about: 'quote' }, ['quotes@halden.example']],
  [{ about: 'advice' }, ['visits@halden.example']],
  [{ about: '' }, ['desk@halden.example']],
  [{}, ['desk@halden.example']],
])('with %j it goes to %j', (values, expected) => expect(chooseRecipients(rules, values)).toEqual(expected))
