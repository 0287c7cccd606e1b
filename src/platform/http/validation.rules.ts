import type { z } from 'zod'
import { lookUp } from '#kernel/look-up.ts'

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'empty',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  uuid: 'an identifier',
  datetime: 'a date and time',
  date: 'a date',
  ipv4: 'a network address',
  ipv6: 'a network address',
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' }

/** Ends a sentence that starts with the field's name: `quantity must be at least 1`. */
export const phraseIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${lookUp(KINDS, issue.expected) ?? 'something else'}`
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty'
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${lookUp(UNITS, issue.origin) ?? ''}`
    case 'too_big':
      return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${lookUp(UNITS, issue.origin) ?? ''}`
    case 'invalid_format':
      return lookUp(FORMATS, issue.format) ? `must be ${lookUp(FORMATS, issue.format)}` : 'does not have the right form'
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `must not have the field ${issue.keys.join(', ').slice(0, 100)}`
    default:
      return 'is not valid'
  }
}
