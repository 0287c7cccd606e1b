import { type StarterPages, type StarterSite, linkIn } from '#foundation/blocks/public.ts'
import { accessResult } from '#features/access/tool-access/blocks/access-result.schema.ts'
import { toolLauncher } from '#features/access/tool-access/blocks/tool-launcher.schema.ts'
import { TOOL_WORDS } from '#features/access/tool-access/tool-page.texts.ts'
import { RESULT_PAGES, resultPath, type ResultState } from '#features/access/tool-access/tool-way.rules.ts'

const writeTrail = (site: StarterSite, current: string, isBelowTools: boolean) => {
  const { home, tools } = TOOL_WORDS[site.locale.language]
  const trail = [linkIn(site, home, '/'), ...(isBelowTools ? [linkIn(site, tools, '/secure/tools')] : [])]
  return { type: 'breadcrumbs', props: { trail, current } }
}

/** The launcher, and a page for each reason why a tool did not open. */
export const toolStarterPages: StarterPages = (site) => {
  const words = TOOL_WORDS[site.locale.language]
  return [
    {
      path: '/secure/tools',
      title: words.tools,
      description: '',
      blocks: [writeTrail(site, words.tools, false), { type: toolLauncher.type, props: {} }],
    },
    ...(Object.keys(RESULT_PAGES) as ResultState[]).map((state) => ({
      path: resultPath(state),
      title: words[state],
      description: '',
      blocks: [writeTrail(site, words[state], true), { type: accessResult.type, props: { state } }],
    })),
  ]
}
