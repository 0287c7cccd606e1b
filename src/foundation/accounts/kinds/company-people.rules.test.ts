import { expect, test } from 'vitest'
import { findLastAdmins, listUnknownCentres, type ChangedPerson, type CompanyPerson } from './company-people.rules.ts'

const person = (mail: string, isAdmin = false, company = '100'): CompanyPerson => ({ mail, company, isAdmin })
const people = [person('chief', true), person('ann'), person('other', true, '200')]

test.each<readonly [string, readonly CompanyPerson[], readonly ChangedPerson[], readonly string[]]>([
  ['the last admin who is lowered', people, [person('chief')], ['chief']],
  ['the last admin who is switched off', people, [{ mail: 'chief', isAdmin: false }], ['chief']],
  ['the last admin who moves to another company', people, [person('chief', true, '200')], ['chief']],
  ['nobody where another one comes with the same lines', people, [person('chief'), person('ann', true)], []],
  ['nobody where another admin stays', [...people, person('bob', true)], [person('chief')], []],
  ['both of two admins who go together', [...people, person('bob', true)], [person('chief'), person('bob')], ['chief', 'bob']],
  ['nobody where the company had no admin', [person('ann')], [person('ann')], []],
  [
    'nobody where the whole company leaves',
    people,
    [
      { mail: 'chief', isAdmin: false },
      { mail: 'ann', isAdmin: false },
    ],
    [],
  ],
  ['nobody where nothing changes', people, [person('chief', true)], []],
])('refused: %s', (_, before, changes, expected) => {
  expect([...findLastAdmins(before, changes)]).toEqual(expected)
})

test.each([
  ['codes of the company', { company: '100', costCentres: ['A'] }, undefined, []],
  ['another code', { company: '100', costCentres: ['A', 'X'] }, undefined, ['X']],
  ['one that stands there already', { company: '100', costCentres: ['X'] }, { company: '100', costCentres: ['X'] }, []],
  ['one that another company gave', { company: '100', costCentres: ['X'] }, { company: '200', costCentres: ['X'] }, ['X']],
  ['a person without a company', { costCentres: ['X'] }, undefined, []],
])('cost centres: %s', (_, limits, before, expected) => {
  expect(listUnknownCentres(limits, ['A', 'B'], before)).toEqual(expected)
})
