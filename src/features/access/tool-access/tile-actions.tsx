import { useState } from 'react'
import { call } from '#browser/api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { LaunchedTool } from '#features/access/tool-access/launcher.rules.ts'
import { renewTool } from '#features/access/tool-access/tool-access.api.ts'
import { refreshTools } from '#features/access/tool-access/use-tools.client.ts'
import { WithdrawButton } from '#features/access/tool-access/withdraw-button.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './tool-tile.module.css'

/** Actions on a tool, by its access status. */
export const TileActions = ({ tool, onAsk }: { tool: LaunchedTool; onAsk: () => void }) => {
  const t = useTexts('tool-access')
  const { locale } = usePage()
  const { toolId, name, pagePath, access, mayRequest } = tool
  return (
    <div className={styles.actions}>
      {access.status === 'Approved' && pagePath !== null && (
        <ButtonLink size="small" href={pageHref(locale, pagePath)} aria-label={t('open', { tool: name })}>
          {t('open.short')}
        </ButtonLink>
      )}
      {access.renewal !== null && <RenewButton tool={tool} />}
      {access.status === 'Not Requested' && !mayRequest && (
        <>
          <span className={styles.used}>{t('request.closed')}</span>
          <Link href={pageHref(locale, '/contact-us')}>{t('contact')}</Link>
        </>
      )}
      {mayRequest && (
        <Button size="small" variant="secondary" aria-label={t('request.name', { tool: name })} onClick={onAsk}>
          {t('request')}
        </Button>
      )}
      {access.status === 'Pending' && <WithdrawButton toolId={toolId} name={name} size="small" />}
      {(access.status === 'Denied' || access.status === 'Not Permitted') && (
        <Link href={pageHref(locale, '/contact-us')}>{t('contact')}</Link>
      )}
    </div>
  )
}

const RenewButton = ({ tool: { toolId, name, access } }: { tool: LaunchedTool }) => {
  const t = useTexts('tool-access')
  const { appId } = usePage().config
  const [isBusy, setBusy] = useState(false)
  if (access.renewal === 'asked') return <span className={styles.used}>{t('renewal.requested')}</span>
  const renew = async () => {
    setBusy(true)
    await call(renewTool, { params: { toolId }, appId, body: {}, isQuiet: true, errors: 'own' })
    await refreshTools()
    setBusy(false)
  }
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isBusy}
      aria-label={t('renew.name', { tool: name })}
      onClick={() => void renew()}
    >
      {t('renew')}
    </Button>
  )
}
