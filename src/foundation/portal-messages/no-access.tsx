import { useEffect } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { findContactProblem, tellsMissingContact } from '#foundation/portal-messages/portal-error.rules.ts'
import { showPortalError } from '#foundation/portal-messages/portal-error.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The popup leads here, so it must not cover it. */
const CONTACT = '/contact-us'
const stayOpen = (): void => undefined

type NoAccessProps = {
  contact: Parameters<typeof findContactProblem>[0]
  /** Somebody who serves customers, whose accounts did not load [8.4.3]. */
  lacksAccounts?: boolean
}

/** A contact without access gets no further: the popup has no close button, only ways out [2.25.3, 6.10.1]. */
export const NoAccess = ({ contact, lacksAccounts = false }: NoAccessProps) => {
  const t = useTexts('portal-messages')
  const { config, locale, path } = usePage()
  const problem = findContactProblem(contact)
  useEffect(() => {
    if ((problem === 'missing' && tellsMissingContact(path)) || lacksAccounts) showPortalError()
  }, [problem, lacksAccounts, path])
  return (
    <Dialog
      open={problem === 'no-access' && path !== CONTACT}
      onClose={stayOpen}
      dismissible={false}
      title={t('noAccess.title')}
      footer={
        <>
          <ButtonLink variant="secondary" href={config.logoutUri}>
            {t('noAccess.signOut')}
          </ButtonLink>
          <ButtonLink href={pageHref(locale, CONTACT)}>{t('noAccess.contact')}</ButtonLink>
        </>
      }
    >
      <p>{t('noAccess.text')}</p>
    </Dialog>
  )
}
