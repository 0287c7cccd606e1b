import { useState } from 'react'
import { downloadFile } from '#features/storefront/product-tools/download-file.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type DownloadButtonProps = {
  label: string
  path: string
  /** Made when it is pressed. */
  body: () => unknown
  onDone: (isDone: boolean) => void
}

export const DownloadButton = ({ label, path, body, onDone }: DownloadButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    const isDone = await downloadFile(path, body())
    setBusy(false)
    onDone(isDone)
  }
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => void start()}>
      <Icon name="download" size="small" />
      {label}
    </Button>
  )
}
