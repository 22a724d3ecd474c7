-- What the office's charts are drawn from: counts by day, and nothing of a person. A day's rows are written anew as long as its
-- own rows may change; afterwards they stay, although families leave and take their interests with them.
create table figures_by_day (
  figure text not null,
  -- By the calendar of India.
  day date not null,
  -- Which line of a chart: a side, or what was counted.
  series text not null,
  -- What a chart that does not go along days counts by: a district, a plan, an age. Else empty.
  key text not null default '',
  value bigint not null constraint figures_by_day_counted check (value >= 0),
  primary key (figure, day, series, key)
);
-- When each day was last counted. One that was counted after its end is not counted again.
create table figure_days (
  day date primary key,
  counted_at timestamptz not null
);
