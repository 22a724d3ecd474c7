/** The first wish in the form of the own profile. */
export const toExpectations = '/edit-profile#expectation.birth_year_from'
