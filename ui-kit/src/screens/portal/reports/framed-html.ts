/**
 * The HTML of a report for a frame with an empty `sandbox`. Its policy is before anything of the report, so that nothing is
 * requested from the network. A link would open in another tab, which the sandbox refuses, so that the frame keeps the report.
 */
export function framedHtml(html: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><meta name="color-scheme" content="light">${html}`
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
