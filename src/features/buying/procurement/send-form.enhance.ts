/** Answers of OCI go on by themselves. */
export const enhance = (): void => {
  document.querySelector<HTMLFormElement>('form[data-punch-out-form]')?.submit()
}
