/** How many cards of a list the dashboard draws. The rest is behind 'View All'. */
export const maxCards = 4
