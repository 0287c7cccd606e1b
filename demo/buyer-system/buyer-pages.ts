import type { BoughtItem } from '#demo/buyer-system/buyer-messages.ts'
import { BUYER_SYSTEM_PATH } from '#demo/buyer-system/demo-connection.ts'

export type SeenMessage = {
  readonly at: Date
  readonly direction: 'sent' | 'received'
  readonly kind: string
  readonly status: string
  readonly text: string
}
type Tenant = { readonly key: string; readonly name: string }

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const hide = (text: string): string => text.replace(/(<SharedSecret>)[^<]{0,500}/g, '$1••••')

/** Of the buyer's system, which is nobody of ours: no token of the design system. */
const BAR = 'light-dark(#22304a, #111827)'

export const STYLE = `
:root { color-scheme: light dark; font: 15px/1.45 'Archivo Variable', system-ui, 'Segoe UI', 'Noto Sans', Arial, sans-serif;
  --line: light-dark(#c9d0da, #3a4352); --muted: light-dark(#566070, #a3adbd); }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 12px 20px; background: ${BAR}; color: #fff; }
header a { color: #fff; margin-inline-start: auto; }
main { padding: 16px 20px; max-width: 1600px; margin: 0 auto; }
h1 { margin: 0; font-size: 20px; } h2 { font-size: 17px; margin: 24px 0 8px; }
form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
label { display: grid; gap: 4px; font-weight: 500; }
select, button, input { min-height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px; font: inherit; }
button { background: ${BAR}; color: #fff; border-color: transparent; cursor: pointer; }
iframe { width: 100%; height: 76vh; border: 1px solid var(--line); border-radius: 6px; margin-block-start: 16px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 6px 8px; border-block-end: 1px solid var(--line); }
td.n { text-align: end; font-variant-numeric: tabular-nums; } .scroll { overflow-x: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px; border: 1px solid var(--line); border-radius: 4px; font-size: 12px; }
p.muted, small { color: var(--muted); }
`

export const drawPage = (title: string, content: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(title)} | ProcureOne</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${BUYER_SYSTEM_PATH}/style.css"></head><body><header><h1>ProcureOne</h1>
<span>A buyer’s system, played by the demo</span><a href="/" target="_top">Demo</a></header><main>${content}</main></body></html>`

const drawMessages = (messages: readonly SeenMessage[]): string =>
  messages.length === 0
    ? '<p class="muted">Nothing yet.</p>'
    : messages
        .map(
          ({ at, direction, kind, status, text }) =>
            `<details><summary>${at.toISOString().slice(11, 19)} ${direction === 'sent' ? '→' : '←'} ${escapeHtml(kind)} <small>${escapeHtml(status)}</small></summary><pre>${escapeHtml(hide(text))}</pre></details>`,
        )
        .join('\n')

export const drawStart = (tenants: readonly Tenant[], messages: readonly SeenMessage[], chosen?: string): string =>
  `<h2>Open a catalogue</h2><form method="post" action="${BUYER_SYSTEM_PATH}/setup">
<label>Supplier<select name="tenant">${tenants.map(({ key, name }) => `<option value="${key}"${key === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`).join('')}</select></label>
<label>Operation<select name="operation"><option>create</option><option>edit</option><option>inspect</option></select></label>
<button type="submit">Open</button></form>
<p class="muted">Edit and inspect open the lines that came back last.</p><h2>Messages</h2>${drawMessages(messages)}`

export const drawFrame = (address: string): string =>
  `<iframe title="Catalogue" src="${escapeHtml(address)}"></iframe><p><a href="${BUYER_SYSTEM_PATH}">Leave</a></p>`

export const drawReturned = (tenant: string, items: readonly BoughtItem[]): string =>
  items.length === 0
    ? `<h2>Nothing was transferred</h2><p><a href="${BUYER_SYSTEM_PATH}" target="_top">Go on</a></p>`
    : `<h2>Requisition with ${items.length} lines</h2><div class="scroll"><table><thead><tr><th>Part</th><th>Name</th><th>UNSPSC</th><th>Unit</th><th>Pieces</th><th>Price</th></tr></thead><tbody>${items
        .map(
          ({ sku, name, unspsc, unit, quantity, price, currency }) =>
            `<tr><td>${escapeHtml(sku)}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(unspsc)}</td><td>${escapeHtml(unit)}</td><td class="n">${escapeHtml(quantity)}</td><td class="n">${escapeHtml(price)} ${escapeHtml(currency)}</td></tr>`,
        )
        .join(
          '',
        )}</tbody></table></div><form method="post" action="${BUYER_SYSTEM_PATH}/order" target="_top"><input type="hidden" name="tenant" value="${escapeHtml(tenant)}">
<button type="submit">Approve and send the order</button></form>`
