import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { AccessState } from '#features/access/tool-access/access-state.rules.ts'
import { RequestForm } from '#features/access/tool-access/request-form.tsx'
import { WithdrawButton } from '#features/access/tool-access/withdraw-button.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './blocks/access-result.module.css'

type NamedTool = {
  readonly toolId: string
  readonly name: string
  readonly pagePath: string | null
  readonly access: { readonly status: string }
  readonly mayRequest: boolean
}

/** Those of the two that were not requested; the group's primary tool first. */
const listRequested = (state: AccessState, tool: NamedTool, primary: NamedTool | undefined): NamedTool[] => {
  const both = state === 'group-request' && primary && primary.toolId !== tool.toolId ? [primary, tool] : [tool]
  return both.filter(({ access }) => access.status === 'Not Requested')
}

type Requested = { state: AccessState; tool?: NamedTool; primary?: NamedTool }

/** Whether the tool, or the one that opens its group, is nothing that this person can ask for. */
export const isClosedTo = ({ state, tool, primary }: Requested): boolean =>
  tool !== undefined &&
  (state === 'not-requested' || state === 'group-request') &&
  listRequested(state, tool, primary).some(({ mayRequest }) => !mayRequest)

/** The form where something can be requested. */
export const AccessRequest = ({ state, tool, primary }: Requested) =>
  tool && (state === 'not-requested' || state === 'group-request') && !isClosedTo({ state, tool, primary }) ? (
    <RequestForm toolIds={listRequested(state, tool, primary).map(({ toolId }) => toolId)} />
  ) : null

/** Further actions, and whom to contact. */
export const AccessWays = ({ state, tool, isClosed }: { state: AccessState; tool?: NamedTool; isClosed: boolean }) => {
  const t = useTexts('tool-access')
  const { locale } = usePage()
  const isStuck = isClosed || state === 'denied' || state === 'not-permitted' || state === 'refer-to-network'
  return (
    <>
      <div className={styles.actions}>
        {state === 'approved' && tool?.pagePath && (
          <ButtonLink href={pageHref(locale, tool.pagePath)}>{t('open', { tool: tool.name })}</ButtonLink>
        )}
        {state === 'refer-to-network' && <ButtonLink href={pageHref(locale, '/dealers')}>{t('findPartner')}</ButtonLink>}
        {isStuck && (
          <ButtonLink variant={state === 'refer-to-network' ? 'secondary' : 'primary'} href={pageHref(locale, '/contact-us')}>
            {t('contact')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={pageHref(locale, '/secure/tools')}>
          {t('toTools')}
        </ButtonLink>
        {state === 'pending' && tool && <WithdrawButton toolId={tool.toolId} name={tool.name} />}
      </div>
      <p className={styles.ask}>{t(isStuck ? 'ask.stuck' : 'ask')}</p>
    </>
  )
}
