import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { DOWNLOADS_PATH } from '#features/orders/exports/my-downloads.texts.ts'
import type { JobWatch } from '#features/orders/exports/watch/job-watch.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** 'Ready' can only be answered by its one button [4.16.3]; 'failed' also by its close icon [8.6.3]. */
export const JobDialogs = ({ watch }: { watch: JobWatch }) => {
  const t = useTexts('exports')
  const { locale } = usePage()
  const { dialog } = watch.use()
  return (
    <>
      <Dialog
        open={dialog === 'ready'}
        onClose={() => {}}
        dismissible={false}
        title={t(`ready.${watch.kind}`)}
        footer={
          <Button data-autofocus onClick={() => void watch.download()}>
            {t('download')}
          </Button>
        }
      >
        <p>{t('ready.text')}</p>
      </Dialog>
      <Dialog
        open={dialog === 'failed'}
        onClose={watch.closeDialog}
        title={t(`failed.${watch.kind}`)}
        footer={<Button onClick={watch.closeDialog}>{t('ok')}</Button>}
      >
        <p>
          {t('failed.text')} <a href={pageHref(locale, DOWNLOADS_PATH)}>{t('failed.more')}</a>
        </p>
      </Dialog>
    </>
  )
}
