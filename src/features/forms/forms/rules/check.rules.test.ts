import { expect, test } from 'vitest'
import { checkField, checkForm, type FaultCode } from '#features/forms/forms/rules/check.rules.ts'
import { en } from '#features/forms/forms/texts/en.ts'
import { listShown, readValues, type FormField } from '#features/forms/forms/rules/field.rules.ts'

const around = { today: '2026-11-16', blockedDomains: ['mail.example'] }
const field = (changes: Partial<FormField>): FormField => ({ kind: 'text', name: 'x', label: 'X', ...changes })
const check = (changes: Partial<FormField>, value: string, others = {}): FaultCode | undefined =>
  checkField(field(changes), { x: value, ...others }, around)?.code

test.each<[string, Partial<FormField>, string, FaultCode | undefined]>([
  ['required', { isRequired: true }, '', 'required'],
  ['required and filled', { isRequired: true }, 'a', undefined],
  ['a choice', { kind: 'select', isRequired: true, options: [{ value: 'a', label: 'A' }] }, '', 'choose'],
  ['a choice that is none', { kind: 'select', options: [{ value: 'a', label: 'A' }] }, 'b', 'option'],
  [
    'several boxes',
    {
      kind: 'checkbox',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    'a, b',
    undefined,
  ],
  ['consent', { kind: 'consent', isRequired: true }, '', 'consent'],
  ['email', { kind: 'email' }, 'anna@', 'email'],
  ['url', { kind: 'url' }, 'ftp://x.com', 'url'],
  ['number', { kind: 'number' }, 'six', 'number'],
  ['digits', { rule: 'digits' }, '6a', 'digits'],
  ['minlength', { minLength: 3 }, 'ab', 'minlength'],
  ['maxlength', { maxLength: 3 }, 'abcd', 'maxlength'],
  ['range', { kind: 'number', min: 1, max: 9 }, '10', 'range'],
  ['range, at its end', { kind: 'number', min: 1, max: 9 }, '9', undefined],
  ['at least', { kind: 'number', min: 1 }, '0', 'least'],
  ['remote: a domain that nobody blocked', { kind: 'email', rule: 'checkEmailDomain' }, 'a@corp.com', undefined],
])('%s [5.3.10]', (_, changes, value, expected) => expect(check(changes, value)).toBe(expected))

test.each<[string, FormField['rule'], FaultCode | undefined]>([
  ['a@Throwaway.com', 'checkEmailDomain', 'emailDomain'],
  ['a@mail.throwaway.com', 'checkEmailDomain', 'emailDomain'],
  ['a@notthrowaway.com', 'checkEmailDomain', undefined],
  ['a@throwaway.com.org', 'checkEmailDomain', undefined],
  ['a@halden.com', 'checkEmailDomain', undefined],
  ['a@throwaway.com', undefined, undefined],
])(
  '%s with the rule %s is refused as %s: domains that the server names, and those below them [5.1.2, 5.3.10]',
  (x, rule, code) => {
    const lists = { today: around.today, blockedDomains: ['throwaway.com'], internalDomains: ['halden.com'] }
    expect(checkField(field({ kind: 'email', rule }), { x }, lists)?.code).toBe(code)
  },
)

test.each<[string, FormField['rule'], FaultCode | undefined]>([
  ['a@Halden.com', 'checkInternalDomain', 'internalDomain'],
  ['a@oslo.halden.com', 'checkInternalDomain', 'internalDomain'],
  ['a@corp.com', 'checkInternalDomain', undefined],
  ['a@halden.com', undefined, undefined],
])('%s with the rule %s is refused as %s: an employee’s address fails where an author says so [5.1.3]', (x, rule, code) => {
  const lists = { today: around.today, blockedDomains: ['corp.com'], internalDomains: ['halden.com'] }
  expect(checkField(field({ kind: 'email', rule }), { x }, lists)?.code).toBe(code)
})

test('equalTo wants the same twice [5.3.10]', () => {
  expect(check({ equalTo: 'y' }, 'a', { y: 'b' })).toBe('equalTo')
  expect(check({ equalTo: 'y' }, 'a', { y: 'a' })).toBe(undefined)
})

test.each<Partial<FormField>>([
  { rule: 'emailRule' },
  { rule: 'lastnameRule' },
  { rule: 'accept', pattern: '[a-z]+' },
  { rule: 'regex', pattern: '^a$' },
  { kind: 'email' },
  { minLength: 3 },
])('an empty field that is optional passes %j [5.2.6, 5.3.1, 5.3.5]', (changes) => expect(check(changes, '')).toBe(undefined))

test('of an empty optional field, accept lets it pass and alpha does not, unless its pattern takes nothing [5.3.5]', () => {
  expect(check({ rule: 'accept', pattern: '[a-z]+' }, '')).toBe(undefined)
  expect(check({ rule: 'accept', pattern: '[a-z]+', isRequired: true }, '')).toBe('required')
  expect(check({ rule: 'alpha', pattern: '[a-z]+' }, '')).toBe('alpha')
  expect(check({ rule: 'alpha', pattern: '^[a-z]*' }, '')).toBe(undefined)
})

test('alpha and accept take what ends with their pattern [5.3.5]', () => {
  expect(check({ rule: 'alpha', pattern: '[a-z]+' }, '3 valves')).toBe(undefined)
  expect(check({ rule: 'accept', pattern: '[a-z]+' }, 'valves 3')).toBe('alpha')
  expect(en['fault.alpha']).toBe('Only alphabets and space allowed')
})

test('alpha and accept say that only alphabets and space are allowed [5.3.5]', () => {
  expect(check({ rule: 'alpha', pattern: '^[a-zA-Z ]+' }, 'ACME 3')).toBe('alpha')
  expect(check({ rule: 'accept', pattern: '^[a-zA-Z ]+' }, 'ACME 3')).toBe('alpha')
})

test.each([
  ['2026-11-17', undefined],
  ['2026-11-16', undefined],
  ['2026-11-15', 'dateBounds'],
  ['2026-12-17', 'dateBounds'],
  ['2026-11-21', 'dateClosed'],
  ['2026-11-25', 'dateClosed'],
  ['2026-02-30', 'date'],
  ['16.11.2026', 'date'],
])('of the days %s: %s [5.10.8, 3.16.1]', (value, expected) => {
  const limits = { earliest: '+0', latest: '+30', closedWeekdays: [0, 6], closedDates: ['2026-11-25'] }
  expect(check({ kind: 'date', ...limits }, value)).toBe(expected)
})

const fields: FormField[] = [
  field({
    name: 'about',
    kind: 'select',
    options: [
      { value: 'visit', label: 'Visit' },
      { value: 'quote', label: 'Quote' },
    ],
  }),
  field({ name: 'place', isRequired: true, showIfField: 'about', showIfValues: ['visit'] }),
  field({ name: 'floor', isRequired: true, showIfField: 'place' }),
]

test.each([
  [{ about: 'quote' }, ['about'], []],
  [{ about: 'visit' }, ['about', 'place'], ['place']],
  [{ about: 'visit', place: 'Bergen' }, ['about', 'place', 'floor'], ['floor']],
  [{ about: 'quote', place: 'Bergen' }, ['about'], []],
])('with %j the form shows %j and misses %j', (values, shown, missing) => {
  expect(listShown(fields, values).map(({ name }) => name)).toEqual(shown)
  expect(checkForm(fields, values, around).map((fault) => fault.field)).toEqual(missing)
})

test('boxes of a group become one value, and spaces alone are nothing', () => {
  const group = field({
    name: 'medium',
    kind: 'checkbox',
    options: [
      { value: 'steam', label: 'Steam' },
      { value: 'gas', label: 'Gas' },
    ],
  })
  const sent: Record<string, string> = { 'medium.steam': 'steam', 'medium.gas': 'gas', text: '  ' }
  expect(readValues([group, field({ name: 'text' })], (name) => sent[name])).toEqual({ medium: 'steam, gas', text: '' })
})

test.each(['alpha', 'accept'] as const)('%s alone says that only alphabets and space are allowed [8.9.1]', (rule) => {
  const code = check({ rule, pattern: '[a-zA-Z ]+' }, 'Bolt 7')
  expect(Object.entries(en).filter(([, text]) => text === 'Only alphabets and space allowed')).toEqual([
    [`fault.${code}`, 'Only alphabets and space allowed'],
  ])
})

test.each<[Partial<FormField>, string, string]>([
  [{}, '  Nora \t van   der  Berg ', 'Nora van der Berg'],
  [{ isCapitalised: true }, ' nora  berg', 'Nora berg'],
  [{ isCapitalised: true }, 'ähre', 'Ähre'],
  [{ kind: 'textarea', isCapitalised: true }, 'six valves\n\n  and a pump ', 'Six valves\n\n  and a pump'],
  [{ kind: 'hidden' }, 'a  b', 'a  b'],
])('a field %j reads %j as %j [5.3.9]', (changes, text, expected) => {
  expect(readValues([field(changes)], () => text)).toEqual({ x: expected })
})
