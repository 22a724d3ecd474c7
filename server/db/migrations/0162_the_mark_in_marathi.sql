-- The page on checks names the mark by the words that a profile in Marathi carries.
update written_pages set html_mr = replace(html_mr, '<strong>ID checked</strong>', '<strong>ओळखपत्र तपासले</strong>')
where name = 'how-we-check';
