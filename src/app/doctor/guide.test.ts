import path from 'node:path'
import { expect, test } from 'vitest'
import { listAllChecks } from '#app/doctor/examine.ts'
import type { Check } from '#platform/doctor/check.ts'

const OF: Readonly<Record<Check['of'], string>> = { settings: 'settings', installation: 'database', tenant: 'each tenant' }

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/guides/doctor.md')

const writeGuide = (): string => `# Doctor

\`npm run doctor\` looks at the settings, the database, files, mail, queues, search and sign-in, changes nothing, and names each fault with its cure. It ends with 1 if there is a fault, with 0 if there is none (warnings do not count), and with 2 if it could not run; it takes ten seconds at most. Run it with the environment of the server, after an installation, before and after a new version, and when something is odd:

\`\`\`sh
npm run doctor
npm run doctor -- --json   # { ok, faults, warnings, checks, seconds, findings: [{ check, severity, tenant, what, cure }] }
\`\`\`

Give it \`DATABASE_OWNER_URL\` as well to look at the owner's rights. In the demo it looks at the database of the running demo. Checks of each tenant are also on the screen Health of the back office, for its admins, in their language.

A new check is an object of \`platform/doctor/check.ts\`, in \`platform/doctor/\` or in \`checks\` of the feature that it is about; this page is written by its test (\`npx vitest run src/app/doctor/guide.test.ts -u\`).

| check | looks at | on a healthy system |
|---|---|---|
| \`configuration\` | settings | Every variable is known and valid, and none contradicts another |
| \`connection\` | database | DATABASE_URL and DATABASE_OWNER_URL lead to a server that lets them in |
${listAllChecks()
  .map(({ name, of, title }) => `| \`${name}\` | ${OF[of]} | ${title} |`)
  .join('\n')}
`

test('the guide lists every check', async () => {
  await expect(writeGuide()).toMatchFileSnapshot(GUIDE)
})
