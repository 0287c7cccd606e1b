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
}

/** Those of the two that were not requested; the group's primary tool first. */
const listRequested = (state: AccessState, tool: NamedTool, primary: NamedTool | undefined): string[] => {
  const both = state === 'group-request' && primary && primary.toolId !== tool.toolId ? [primary, tool] : [tool]
  return both.filter(({ access }) => access.status === 'Not Requested').map(({ toolId }) => toolId)
}

/** The form where something can be requested. */
export const AccessRequest = ({ state, tool, primary }: { state: AccessState; tool?: NamedTool; primary?: NamedTool }) =>
  tool && (state === 'not-requested' || state === 'group-request') ? (
    <RequestForm toolIds={listRequested(state, tool, primary)} />
  ) : null

/** Further actions, and whom to contact. */
export const AccessWays = ({ state, tool }: { state: AccessState; tool?: NamedTool }) => {
  const t = useTexts('tool-access')
  const { locale } = usePage()
  const isStuck = state === 'denied' || state === 'not-permitted' || state === 'refer-to-network'
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
