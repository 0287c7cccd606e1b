import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { createAgentTools } from '#foundation/agents/public.server.ts'
import { features } from '#app/features.ts'

const guide = await readFile(new URL('../../docs/guides/connect-an-agent.md', import.meta.url), 'utf8')
const tools = createAgentTools(features).all

test.each(AGENT_SCOPES)('the guide lists the tools of %s, and no others', (scope) => {
  const [, listed = ''] = new RegExp(`^\\| \`${scope}\` \\| (.+) \\|$`, 'm').exec(guide) ?? []
  const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(
    tools
      .filter((tool) => tool.scope === scope)
      .map(({ name }) => name)
      .toSorted(),
  )
})
