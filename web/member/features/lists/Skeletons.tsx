import './MemberCard.css'

const four = [1, 2, 3, 4]

/** Skeletons in the shape of cards. */
export const CardSkeletons = () => (
  <div className="member-cards card-skeletons">
    {four.map(n => (
      <div key={n} className="card member-card">
        <div className="sk carousel" />
        <div>
          <div className="surname" />
          <div className="lines">
            {four.map(line => (
              <div key={line} className="sk" />
            ))}
          </div>
        </div>
      </div>
    ))}
  </div>
)

export const RowSkeletons = () => (
  <div className="card row-skeletons">
    {[...four, 5, 6, 7, 8].map(n => (
      <div key={n} className="sk" />
    ))}
  </div>
)
