import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Someone signed out, perhaps in another tab: said before the page leads to sign-in [8.2.1]. */
export const SignedOutDialog = ({ open, onSignIn }: { open: boolean; onSignIn: () => void }) => {
  const t = useTexts('session-life')
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      alert
      dismissible={false}
      title={t('signedOut.title')}
      footer={
        <Button data-autofocus onClick={onSignIn}>
          {t('signIn')}
        </Button>
      }
    >
      <p>{t('signedOut.text')}</p>
    </Dialog>
  )
}
