import { Environment, type Values } from '#platform/config-environment.ts'
import type { VariableText } from './config-variable.ts'
import { VARIABLES } from './config-variables.ts'

const NAMES = Object.keys(Environment.shape) as (keyof Values)[]
const GROUPS = [...new Set(Object.values(VARIABLES).map(({ group }) => group))]

type Field = {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: readonly { message: string }[] } }
}
const fieldOf = (name: keyof Values): Field => Environment.shape[name]

/** A value that no field takes, so that its message says what it would. */
const NONSENSE = '\u0000 nonsense'

const acceptedOf = (name: keyof Values, { accepts }: VariableText): string =>
  accepts ?? fieldOf(name).safeParse(NONSENSE).error?.issues[0]?.message ?? 'text'

const standardOf = (name: keyof Values, { standard }: VariableText): string => {
  if (standard !== undefined) return standard
  const { success, data } = fieldOf(name).safeParse(undefined)
  return success && data !== undefined ? JSON.stringify(data).replaceAll('"', '') : 'unset'
}

const inGroup = (group: string): (keyof Values)[] => NAMES.filter((name) => VARIABLES[name].group === group)
const cell = (text: string): string => text.replaceAll('|', '\\|')

const writeRow = (name: keyof Values): string => {
  const text = VARIABLES[name]
  const marks = [...(text.isRequired ? ['required in production'] : []), ...(text.isSecret ? ['secret'] : [])]
  const meaning = marks.length > 0 ? `${text.meaning} (${marks.join(', ')})` : text.meaning
  return `| \`${name}\` | ${[meaning, acceptedOf(name, text), standardOf(name, text)].map(cell).join(' | ')} |`
}

export const writeConfigurationGuide = (): string => `# Configuration

Environment variables, read once at the start by \`src/platform/config.ts\`, from which this page is written (\`node scripts/config-docs.ts\`). A wrong or misspelled one stops the start with a sentence that names it and never repeats its value. A variable set to nothing counts as unset. Secret ones belong into the secret store of the platform, not into a file that others read.

${GROUPS.map((group) =>
  [
    `## ${group}`,
    '',
    '| variable | meaning | accepts | default |',
    '|---|---|---|---|',
    ...inGroup(group).map(writeRow),
    '',
  ].join('\n'),
).join('\n')}
## Logs

Every process writes one JSON object a line to its standard output; what starts and stops is said in plain sentences before the first of them. Nothing rotates or sends them: systemd, the container's runtime or a collector does.

| field | holds |
|---|---|
| \`level\` | 10 trace, 20 debug, 30 info, 40 warn, 50 error, 60 fatal |
| \`time\` | milliseconds since 1970 |
| \`msg\` | what happened; \`request\` for an answered request, \`request failed\` with \`err\` for one that broke |
| \`requestId\` | the same in the answer's header \`x-request-id\`; taken over from a trusted proxy |
| \`method\`, \`route\`, \`path\`, \`status\`, \`ms\` | of the request; \`route\` is the pattern, \`path\` has no query |
| \`tenant\` | whose site it was |
| \`person\` | the id of who was refused, with statuses of 400 and above only |
| \`err\` | \`type\`, \`message\` and \`stack\`, without values that may be secret |

\`jq 'select(.level >= 50)'\` shows errors; \`jq 'select(.requestId == "…")'\` one request. Probes are logged at level debug.
`

/** As a shell and systemd both read it: what is not plain stands in quotes. */
const quoteValue = (value: string): string => {
  if (/["$`\\\n]/.test(value)) throw new Error(`The example ${value} cannot be quoted for shell and systemd alike.`)
  return /^[\w@%+:,./-]*$/.test(value) ? value : `"${value}"`
}

export const writeEnvExample = (): string =>
  [
    '# Settings of a live site; docs/configuration.md explains each. Copy it, and keep the copy from others: chmod 600.',
    ...GROUPS.filter((group) => !group.startsWith('Demo')).flatMap((group) => [
      '',
      `# ${group}`,
      ...inGroup(group).map((name) => {
        const text = VARIABLES[name]
        const value = text.example ?? (text.isSecret ? '' : standardOf(name, text))
        const isPlain = text.example !== undefined || /^[\w.:]*$/.test(value)
        if (text.isRequired || text.isPreset) return `${name}=${quoteValue(value)}`
        return `# ${name}=${isPlain ? quoteValue(value) : ''}`
      }),
    ]),
    '',
  ].join('\n')
