import { useEndpointQuery } from '#browser/query.ts'
import { readServiceLevel } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { chooseAccessState } from '#features/access/tool-access/access-state.rules.ts'
import { AccessSteps } from '#features/access/tool-access/access-steps.tsx'
import { AccessRequest, AccessWays, isClosedTo } from '#features/access/tool-access/access-ways.tsx'
import { ToolsCard } from '#features/access/tool-access/tools-card.tsx'
import { useAddressParameter, useOwnTool, useOwnTools } from '#features/access/tool-access/use-tools.client.ts'
import type { AccessResult } from '#features/access/tool-access/blocks/access-result.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './access-result.module.css'

/** Why a tool did not open, what happens next and whom to ask. The address only says which tool is meant [T-9]. */
export const Block = ({ state: page }: AccessResult) => {
  const t = useTexts('tool-access')
  const { config, flags } = usePage()
  const toolId = useAddressParameter('applicationId')
  const tools = useOwnTools().data?.tools
  const { data: level } = useEndpointQuery(readServiceLevel, { path: config['store-internalUserecomm'], appId: config.appId })
  const tool = tools?.find((each) => each.toolId === toolId)
  const { data: own } = useOwnTool(tool?.toolId)
  const state = chooseAccessState({
    page,
    toolId,
    tools: level && tools,
    serviceLevel: level?.serviceLevel ?? null,
    hasNetworkPage: flags.rtnPageEnabled === 'true',
  })
  const primary = tools?.find((each) => each.toolId === tool?.primaryToolId)
  // Who requests the primary tool itself requests that one alone.
  const lead = state === 'group-request' && toolId === primary?.toolId ? 'group-request.lead.primary' : (`${state}.lead` as const)
  const isClosed = isClosedTo({ state, tool, primary })
  const values = { tool: tool?.name ?? t('thisTool'), primary: primary?.name ?? t('thisTool') }
  return (
    <div className={`wrap ${styles.result}`} data-access-state={state}>
      <div>
        <div role="status">
          <h1 className={styles.title}>{t(isClosed ? 'closed.title' : `${state}.title`)}</h1>
          <p className={styles.lead}>{t(isClosed ? 'closed.lead' : lead, values)}</p>
        </div>
        {state === 'denied' && own?.request?.note && <blockquote className={styles.note}>{own.request.note}</blockquote>}
        <AccessRequest state={state} tool={tool} primary={primary} />
        {!isClosed && <AccessSteps state={state} request={own?.request ?? undefined} />}
        <AccessWays state={state} tool={tool} isClosed={isClosed} />
      </div>
      <ToolsCard tools={tools} current={toolId} />
    </div>
  )
}
