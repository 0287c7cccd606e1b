import { useId, useRef, useState } from 'react'
import { InlineError, showInlineError } from '#foundation/portal-messages/public.ts'
import { AddSiteForm } from '#features/accounts/sites/add-site-form.tsx'
import { RemoveSiteDialog } from '#features/accounts/sites/remove-site-dialog.tsx'
import { SiteLists } from '#features/accounts/sites/site-lists.tsx'
import { SitesTrail } from '#features/accounts/sites/sites-trail.tsx'
import type { AddSitePayload } from '#features/accounts/sites/site.schema.ts'
import { usePassingMessage } from '#features/accounts/sites/use-passing-message.client.ts'
import { useSiteChanges, type SecondarySite, type SiteRequest } from '#features/accounts/sites/use-site-changes.client.ts'
import { useSites } from '#features/accounts/sites/use-sites.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

/** A person's sites with what can be done about them [2.15.2]. */
export const AccountSites = ({ template }: { template: AddSitePayload }) => {
  const t = useTexts('sites')
  const ids = { opener: useId(), form: useId() }
  const { data, isPending, isError, reload } = useSites()
  const { remove, withdraw } = useSiteChanges()
  const [isFormOpen, setFormOpen] = useState(false)
  const [leaving, setLeaving] = useState<SecondarySite>()
  const [message, showMessage] = usePassingMessage()
  const title = useRef<HTMLHeadingElement>(null)

  const closeForm = () => {
    setFormOpen(false)
    document.getElementById(ids.opener)?.focus()
  }
  const finishAdding = (site: string) => {
    closeForm()
    showMessage(t('added', { site }))
  }
  const confirm = async (secondary: SecondarySite) => {
    const { site } = secondary.secondaryAccount
    setLeaving(undefined)
    if (!(await remove(secondary))) return showInlineError(t('remove.failed', { site }))
    showMessage(t('removed', { site }))
    title.current?.focus()
  }
  const takeBack = async (request: SiteRequest) => {
    const { site } = request.secondaryAccount
    if (!(await withdraw(request))) return showInlineError(t('withdraw.failed', { site }))
    showMessage(t('withdrawn', { site }))
    title.current?.focus()
  }
  return (
    <div className={`wrap ${styles.view}`}>
      <SitesTrail />
      <div className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {data && (
          <Button
            id={ids.opener}
            variant={isFormOpen ? 'secondary' : 'primary'}
            aria-expanded={isFormOpen}
            aria-controls={ids.form}
            onClick={() => setFormOpen(!isFormOpen)}
          >
            <Icon name="plus" />
            {t('add')}
          </Button>
        )}
      </div>
      <InlineError />
      <div role="status" className={styles.message}>
        {message !== undefined && <Message tone="ok">{message}</Message>}
      </div>
      <div id={ids.form}>{isFormOpen && <AddSiteForm template={template} onCancel={closeForm} onAdded={finishAdding} />}</div>
      {isPending && <SitesSkeleton />}
      {isError && !data && (
        <ErrorState headingLevel={2} onRetry={reload}>
          {t('load.failed')}
        </ErrorState>
      )}
      {data && <SiteLists sites={data} onRemove={setLeaving} onWithdraw={(request) => void takeBack(request)} />}
      <RemoveSiteDialog
        site={leaving?.secondaryAccount.site}
        onKeep={() => setLeaving(undefined)}
        onRemove={() => leaving && void confirm(leaving)}
      />
    </div>
  )
}

const SitesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="title" width="short" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonGroup>
)
