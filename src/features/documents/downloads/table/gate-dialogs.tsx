import { FormDialog } from '#features/documents/downloads/table/form-dialog.tsx'
import { LicenceDialog } from '#features/documents/downloads/table/licence-dialog.tsx'
import type { Gates } from '#features/documents/downloads/table/use-gates.client.ts'

/** One question at a time. */
export const GateDialogs = ({ gates }: { gates: Gates }) => {
  const { open } = gates
  return (
    <>
      {open?.kind === 'eula' && <LicenceDialog key={open.gatePath} gate={open} gates={gates} />}
      {open?.kind === 'form' && <FormDialog key={open.gatePath} gate={open} gates={gates} />}
    </>
  )
}
