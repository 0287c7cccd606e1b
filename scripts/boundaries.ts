import path from 'node:path'
import { boundaries, findViolations } from './boundaries.rules.ts'
import { readTree } from './source-tree.ts'

/** `node scripts/boundaries.ts [root]`: says who crosses which wall of the house, and how to stay on one's own side. */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
const tree = await readTree(root)
const violations = findViolations(tree)
for (const { boundary, file, line, message } of violations) {
  process.stdout.write(`${file}:${line}  [${boundary}]\n  ${message}\n`)
}
process.stdout.write(`${tree.size} files, ${boundaries.length} boundaries, violations: ${violations.length}\n`)
process.exitCode = violations.length > 0 || tree.size === 0 ? 1 : 0
