/** Drawn by the server, words included; the header keeps it in a template. */
export const drawSpinner = (): Node[] => {
  const template = document.querySelector<HTMLTemplateElement>('[data-nav-spinner]')
  return template ? [template.content.cloneNode(true)] : []
}
