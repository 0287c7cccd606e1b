import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { say } from './checks.ts'
import { ROOT } from './run-command.ts'
import { findRules, readRules, type RuleFile } from './where.rules.ts'

const SHOWN = 8

const readRuleFiles = async (): Promise<RuleFile[]> => {
  const files: RuleFile[] = []
  for await (const file of glob('{src,scripts,bench}/**/*.rules.{ts,tsx}', { cwd: ROOT })) {
    const text = await readFile(path.join(ROOT, file), 'utf8')
    const test = await readFile(path.join(ROOT, file.replace(/\.tsx?$/, '.test.ts')), 'utf8').catch(() => '')
    files.push({ file, rules: readRules(file, text), test })
  }
  return files
}

/** `npm run where -- currency of an account`, or `-- 4.6.2`: the rules that decide it, the likeliest first. */
const words = process.argv.slice(2).join(' ')
if (words === '') {
  say('It goes like this: npm run where -- currency of an account, or npm run where -- 4.6.2')
  process.exitCode = 2
} else {
  const found = findRules(await readRuleFiles(), words).slice(0, SHOWN)
  if (found.length === 0) say('No rule has these words. Try fewer of them, or the id of a promise (docs/promises/).')
  for (const { file, line, name, comment } of found) say(`${name}  ${file}:${line}${comment === '' ? '' : `\n    ${comment}`}`)
}
