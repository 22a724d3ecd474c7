-- A member of staff who leaves is looked for among the claims.
create index review_items_of_staff on review_items (claimed_by);
