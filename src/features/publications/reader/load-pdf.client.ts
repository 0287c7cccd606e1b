/** For others who show a PDF: loaded when somebody looks at one. */
export const loadPdfPages = async () => {
  const [{ openPdf }, { drawSheet }] = await Promise.all([
    import('#features/publications/reader/open-pdf.client.ts'),
    import('#features/publications/reader/sheet.client.ts'),
  ])
  return { openPdf, drawSheet }
}
