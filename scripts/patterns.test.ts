import { expect, test } from 'vitest'
import { findSlowPatterns } from './find-slow-patterns.ts'
import { findPatterns, isPlainlyLinear } from './patterns.rules.ts'

const NONE = new Map<string, string>()

test('patterns are found as literals and as texts, with the constants that they are made of [T-96]', () => {
  const text = [
    String.raw`const NAME = '[a-z]+'`,
    String.raw`export const one = /\s+$/giu`,
    'export const two = new RegExp(`^${NAME}$`, "u")',
    'export const three = RegExp(String.raw`\\d+` + NAME)',
    'export const four = (word: string) => new RegExp(`^${word}$`)',
    'export const none = 8 / 2 / 1',
  ].join('\n')
  expect(findPatterns('src/a.ts', text).map(({ line, pattern }) => [line, pattern?.source, pattern?.flags])).toEqual([
    [2, String.raw`\s+$`, 'giu'],
    [3, '^[a-z]+$', 'u'],
    [4, String.raw`\d+[a-z]+`, ''],
    [5, undefined, undefined],
  ])
})

test.each([
  [String.raw`\s{0,8}a`, '', true],
  [String.raw`\s+`, 'g', true],
  [String.raw`^[\d.,]+ pcs$`, '', true],
  [String.raw`^[\d.,]+ pcs$`, 'm', false],
  [String.raw`a\s*b`, 'y', true],
  [String.raw`\s+$`, '', false],
  ['^a|b+$', '', false],
  ['^(?:a+)+$', '', false],
  [String.raw`^\s*\d*x`, '', false],
])('/%s/%s is plainly linear: %s [T-96]', (source, flags, expected) => {
  expect(isPlainlyLinear({ source, flags })).toBe(expected)
})

test('planted patterns that take more than linear time are found, linear ones pass [T-96]', async () => {
  const files = {
    'src/quadratic.ts': String.raw`export const trim = (text: string) => text.replace(/[.,]+$/, '')`,
    'src/exponential.ts': String.raw`export const PATTERN = new RegExp('^(a+)+$')`,
    'src/made.ts': 'export const find = (word: string) => new RegExp(`${word}+`)',
    'src/linear.ts': String.raw`export const PATTERN = /^[a-z]+=[0-9]+$/`,
    'src/bounded.ts': String.raw`export const PATTERN = /[a-z]{1,64}@[a-z]{1,64}/g`,
    'src/reviewed.ts': String.raw`export const PATTERN = /;+$/`,
  }
  const reviewed = new Map([
    ['/;+$/', 'Planted.'],
    ['/gone/', 'Planted.'],
  ])
  const { findings, count } = await findSlowPatterns(files, reviewed)
  expect(count).toBe(6)
  expect(findings.map(({ place, message }) => [place, message.split('. ')[0]])).toEqual([
    ['src/quadratic.ts:1', '/[.,]+$/ takes more than linear time (2nd degree polynomial)'],
    ['src/exponential.ts:1', '/^(a+)+$/ takes more than linear time (exponential)'],
    ['src/made.ts:1', 'new RegExp(`${word}+`) is put together at run time and cannot be judged'],
    ['scripts/reviewed-patterns.ts', '/gone/ is no longer there'],
  ])
  expect((await findSlowPatterns({ 'src/linear.ts': files['src/linear.ts'] }, NONE)).findings).toEqual([])
})
