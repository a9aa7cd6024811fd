/**
 * The HTML of a report for a frame whose `sandbox` allows no script. Its policy is before anything of the report, so that nothing is
 * requested from the network. Elements that lead the frame elsewhere, connect to other hosts, send the address of the page or hide links
 * in a shadow root have other names. A link opens in another tab, which the sandbox refuses, so that the frame keeps the report.
 */
export function framedHtml(html: string): string {
  const harmless = html.replace(/<(meta|base|link|template)\b/gi, '<x-$1')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">${harmless}`
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
