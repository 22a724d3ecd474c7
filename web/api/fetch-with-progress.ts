interface Sent {
  method: string
  headers: Record<string, string>
  body: FormData
  signal?: AbortSignal
}

/** Uploads by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export function fetchWithProgress(
  address: string,
  { method, headers, body, signal }: Sent,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after')
      const answered = { status: request.status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }
      resolve(new Response(request.responseText, answered))
    }
    request.onerror = () => reject(new TypeError('The server did not answer'))
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
