/**
 * Runs in the head of every public page, before anything shows; the content policy names it by its hash.
 * Its work cannot wait for the bundle: a member must not see the landing page flash by, a page in the wrong language
 * must not be read, a press on a button that is not alive yet must not be lost, and letters that are ornament must not be
 * fetched before what matters.
 *
 * It speaks the names under which the browser keeps things (`access_token`, `language`, `letters`).
 */
export const firstScript = `(function () {
  var page = document.documentElement
  function stored(key) {
    try { return localStorage.getItem(key) } catch (_) { return null }
  }
  function place() {
    var member = stored('access_token')
    var path = location.pathname
    page.classList.toggle('has-session', !!member)
    if (member && (path === '/home' || path === '/')) {
      page.style.visibility = 'hidden'
      location.replace(path === '/' ? '/my-profile' : '/dashboard')
    } else if (path === '/') history.replaceState(null, '', '/home' + location.search)
  }
  var language = stored('language')
  var here = new URL(location.href)
  var chosen = here.searchParams.get('language')
  if (chosen === page.lang || (!language && page.lang !== 'en')) {
    try { localStorage.setItem('language', page.lang) } catch (_) {}
    here.searchParams.delete('language')
    if (chosen) history.replaceState(history.state, '', here)
  } else if (!chosen && language !== page.lang && /^(mr|en)$/.test(language)) {
    page.style.visibility = 'hidden'
    here.searchParams.set('language', language)
    location.replace(here)
  }
  page.classList.toggle('early', page.lang === 'en' && !stored('letters'))
  place()
  addEventListener('pageshow', function (event) { if (event.persisted) place() })
  addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[data-open]')
    if (button && !page.dataset.alive) page.dataset.pressed = button.dataset.open
  })
})()`
