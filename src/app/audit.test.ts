import { expect, test } from 'vitest'
import { parseAudit } from '#app/audit.ts'

test.each([[[]], [['verify', 'more']], [['accept', '--tenant', 'sps']], [['accept', 'x']], [['verify', '--other']]])(
  'npm run audit %j says how it is used',
  (args) => {
    expect(() => parseAudit(args)).toThrow('npm run audit -- verify')
  },
)
