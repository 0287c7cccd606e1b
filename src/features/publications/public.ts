export { loadPdfPages } from '#features/publications/reader/load-pdf.client.ts'
