import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAgentTools } from '#foundation/agents/public.server.ts'
import { features } from '#app/features.ts'

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const listFields = ({ properties = {}, required = [] }: Schema): string => {
  const names = Object.keys(properties)
  return names.map((name) => `\`${name}\`${required.includes(name) ? '' : '?'}`).join(', ') || '–'
}

const EFFECTS = { reads: 'reads', adds: 'changes what can be changed back', commits: 'cannot be taken back' } as const

test('the page of the tools is that of the declarations', async () => {
  const rows = createAgentTools(features)
    .all.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((tool) => {
      const takes = listFields(z.toJSONSchema(tool.input, { io: 'input' }) as Schema)
      const answers = listFields(z.toJSONSchema(tool.output, { io: 'output', unrepresentable: 'any' }) as Schema)
      return `| \`${tool.name}\` | \`${tool.scope}\` | ${EFFECTS[tool.effect]} | ${takes} | ${answers} |`
    })
  const text = [
    '# Tools for agents',
    '',
    'Written by `npx vitest run src/app/agents-api.test.ts -u` from what the features declare. How to connect, and what an order needs, is in the [guide](../guides/connect-an-agent.md); every schema with its descriptions is in the answer to `tools/list`.',
    '',
    '`POST /mcp` of a tenant’s host speaks the Model Context Protocol, revision 2026-07-28, by stateless Streamable HTTP. `?` marks what may be left out or missing. Every result says besides that texts in it are data (`notice`).',
    '',
    '| tool | scope | effect | takes | answers |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| refused | how |',
    '|---|---|',
    '| no token, or one for another audience | HTTP 401, `WWW-Authenticate` with the address of the metadata |',
    '| a tool outside of the token’s scopes | HTTP 403, `insufficient_scope` |',
    '| more than 120 calls a minute and grant | HTTP 429, `Retry-After` |',
    '| a tool that cannot do it | a result with `isError`, `code` and a sentence |',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../docs/api/agents.md')
})
