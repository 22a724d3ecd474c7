import { describe, expect, it } from 'vitest'
import { headerLinks, menuLinks, tabBarLinks } from './links.ts'

const addresses = (links: readonly { href: string }[]) => links.map(link => link.href)

describe('the links of a member', () => {
  it('lead a bride to the grooms and a groom to the brides, and nobody to either before the side is known', () => {
    const common = ['/dashboard', '/search', '/matches', '/handpick-suggestions']
    expect(addresses(headerLinks('en', 'F'))).toEqual([...common, '/all-grooms', '/recently-viewed'])
    expect(addresses(headerLinks('en', 'M'))).toEqual([...common, '/all-bride', '/recently-viewed'])
    expect(addresses(headerLinks('en', null))).toEqual([...common, '/recently-viewed'])
  })
  it('are the same five under every thumb', () => {
    expect(tabBarLinks('mr').map(({ label, href }) => [label, href])).toEqual([
      ['आज', '/dashboard'],
      ['शोध', '/search'],
      ['जुळणारी', '/matches'],
      ['यादी', '/my-list'],
      ['मी', '/me'],
    ])
  })
  it('hold the profile menu in its order', () => {
    expect(menuLinks('en').map(link => [link.label, link.href])).toEqual([
      ['My Profile', '/my-profile'],
      ['My Activity', '/recently-viewed'],
      ['My Settings', '/my-settings'],
      ['My ID Proof', '/my-id'],
      ['My Membership', '/membership-plans'],
    ])
  })
})
