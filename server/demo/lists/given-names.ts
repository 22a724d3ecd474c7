import { splitWords } from './split-words.ts'

/** Given names by year of birth: a bride of fifty is called Sunita, one of twenty-five Pranali. */
export const girls = {
  before1985: splitWords(`
    Sunita Anita Vaishali Manisha Sangita Kavita Sandhya Jyoti Vandana Archana Rekha Ujwala Surekha Alka Shobha Nanda
    Mangal Lata Pushpa Kalpana Vidya Savita Meena Sushma Varsha Bharati Nirmala Usha Vijaya Asha Malati Pratibha
    Rohini Chhaya Nilima Shubhangi Swati Rajashree Seema Sadhana Shaila Vrushali Madhuri Medha Smita Sarika Rupali
    Deepali Ashwini Sujata
  `),
  to1996: splitWords(`
    Pooja Priyanka Priya Neha Snehal Amruta Sonali Pallavi Tejal Poonam Komal Swapnali Rutuja Ashwini Prajakta Supriya
    Manali Trupti Kirti Monika Megha Sayali Mayuri Dipali Rupali Sheetal Yogita Jayashree Bhagyashree Dhanashree
    Tejaswini Vaishnavi Shraddha Namrata Nikita Kajal Archana Aarti Gauri Ketaki Radhika Sneha Rasika Apurva Pradnya
    Ankita Vrushali Kanchan Sharvari Mrunal Girija Leena Shilpa Reshma Kshitija Urmila Sarita Hemlata Anjali Varsha
    Manjusha Madhavi Suvarna Minal Varada Gayatri Bhakti Renuka Vidula Pranita Sarika Revati Manasi Kalyani Payal
    Sonal Arati Nutan Rupa Swara Jui
  `),
  after1996: splitWords(`
    Sakshi Shruti Pranali Rutuja Vaishnavi Gauri Siddhi Aishwarya Tanvi Isha Ishwari Samruddhi Mrunmayi Sanika Aditi
    Shreya Riya Anushka Sejal Akanksha Divya Nikita Prachi Mayuri Pratiksha Shivani Vedika Saniya Purva Ruchita Tejashri
    Janhavi Sharayu Mansi Kadambari Srushti Dnyaneshwari Bhumika Ananya Rucha Sayali Simran Vidhi Aboli Ketaki Chaitrali
    Harshada Kaveri Komal Kasturi Madhura Neelam Nupur Ovi Pranjal Radha Rajnandini Rujuta Sae Samiksha Sharvari
    Shalmali Shweta Sukanya Swanandi Tejaswini Urvi Vaidehi Vibha Yashada Yashashri Yukta Ankita Apeksha
    Arundhati Ashlesha Bhairavi Charulata Damini Devyani Gargi Hrutuja Jagruti Juhi Krutika Kshipra Lavanya Maitreyi
    Mugdha Nandini Nirupama Ojaswi Padmaja Poorva Prerna Rasika Renuka Rohini Saloni Shambhavi Sonia Sumedha Swarali
    Tanuja Tejal Triveni Utkarsha Vallari Varsha Veda Vrunda
  `),
} as const

export const boys = {
  before1985: splitWords(`
    Sanjay Vijay Rajesh Suresh Santosh Anil Sunil Sachin Nitin Rajendra Ravindra Prakash Mahesh Ganesh Dinesh Mukund
    Shrikant Avinash Sandip Pravin Kishor Jitendra Dilip Vilas Uday Milind Shailesh Umesh Ajit Abhay Hemant Bharat
    Balasaheb Dattatray Pandurang Ashok Arun Deepak Manoj Vinod Yogesh Rahul Amol Samir Satish Nilesh Vikas Tushar
  `),
  to1996: splitWords(`
    Amol Sagar Swapnil Rahul Amit Ajay Vishal Nilesh Sachin Prashant Ganesh Yogesh Mahesh Sandeep Akshay Kiran Pravin
    Abhijit Abhishek Aniket Rohit Rohan Tushar Mayur Kunal Nikhil Pratik Suraj Onkar Omkar Vaibhav Ashish Chetan
    Dhananjay Digvijay Harshad Jayesh Kedar Ketan Mandar Mangesh Ninad Parag Prasad Pushkar Ranjit Rushikesh Sameer
    Sandip Sanket Satyajit Saurabh Shailesh Shantanu Shekhar Shrikant Siddharth Sumit Sushant Tejas Umesh Vikrant
    Viraj Vishwajit Yashwant Yuvraj Amar Sunil Nitin Dnyaneshwar Hemant Bhushan Gaurav Hrishikesh Indrajit Jitendra
    Kapil Lalit Manoj Nandkumar Pankaj Rajendra Sambhaji Tanaji Vinayak Santosh Ramesh Deepak Balaji Atul Anand
  `),
  after1996: splitWords(`
    Aditya Akash Ajinkya Aniket Atharva Shubham Rushikesh Omkar Prathamesh Pratik Sanket Saurabh Tejas Vaibhav Yash
    Abhishek Akshay Ankit Chaitanya Darshan Dhiraj Gaurav Harsh Ishan Kaustubh Kartik Mayuresh Mihir Nikhil Ojas
    Parth Prajwal Pranav Pranay Rohan Ritesh Sahil Sairaj Sarthak Shreyas Siddhesh Soham Suyash Swaraj Tanmay Tushar
    Vedant Vinay Viraj Vishal Yogesh Yuvraj Abhinav Adwait Advait Alok Amey Anirudh Anurag Arnav Ashutosh Avadhut
    Bhargav Chinmay Devdatta Dhruv Eknath Gajanan Hrushikesh Indraneel Jay Kalpesh Kshitij Lokesh Malhar Mandar
    Manas Mohit Nachiket Neel Nihar Nishant Niraj Paresh Prasanna Raghav Rajas Rajvardhan Ranjeet Rishabh Rugved
    Sameer Samarth Sambhaji Satyam Shantanu Shaunak Shivam Shivraj Shrirang Siddhant Sujay Sumedh Suraj Sushil Swanand
    Tejaswi Utkarsh Vaijnath Varad Vikram Vishwesh Vivek Yashodhan Yashraj
  `),
} as const

/** Names of fathers. A child's middle name is the father's first name. */
export const fathers = splitWords(`
  Suresh Ramesh Prakash Ashok Rajendra Vijay Sanjay Anil Sunil Dilip Vilas Shivaji Sambhaji Tanaji Bhausaheb Balasaheb
  Dattatray Pandurang Vitthal Dnyaneshwar Namdev Tukaram Eknath Ramchandra Laxman Bharat Maruti Hanumant Bhimrao
  Baburao Madhukar Manohar Mohan Murlidhar Narayan Nivrutti Popat Raghunath Rangnath Sadashiv Sahebrao Sakharam
  Shankar Shantaram Sitaram Subhash Sudhakar Sudhir Uttam Vasant Vishnu Vishwanath Yashwant Jaywant Jalindar Arjun
  Ankush Annasaheb Appasaheb Arun Avinash Babasaheb Baliram Chandrakant Chandrashekhar Dadasaheb Deepak Devidas
  Dhondiram Digambar Dinkar Gajanan Ganpat Govind Gulabrao Haribhau Hiraman Jagannath Jaysing Kailas Kashinath Kisan
  Kondiba Krishna Lahu Machhindra Mahadev Malhari Manik Nanasaheb Nandkumar Pandit Parshuram Prabhakar Pratap
  Rajaram Ravindra Rohidas Sarjerao Satish Shahaji Shamrao Shrirang Sopan Sugriv Suryakant Udaysingh Vasantrao
`)

export const inMarathi = {
  girls: splitWords(`
    ज्ञानेश्वरी राजनंदिनी भाग्यश्री धनश्री तेजस्विनी ऐश्वर्या अरुंधती मृण्मयी चैत्राली राजलक्ष्मी सुवर्णा वैष्णवी कादंबरी
    समृद्धी श्रावणी स्वानंदी शर्वरी प्राजक्ता मैत्रेयी देवयानी गायत्री जान्हवी कस्तुरी
  `),
  boys: splitWords(`
    ज्ञानेश्वर हृषीकेश चंद्रशेखर पृथ्वीराज राजवर्धन सत्यजित विश्वजित धनंजय दिग्विजय प्रथमेश संभाजी इंद्रजित कौस्तुभ
    चैतन्य शिवराज अवधूत सिद्धेश श्रीरंग यशोधन मल्हार ऋग्वेद रणजित शंतनू
  `),
  fathers: splitWords(`
    दत्तात्रय पांडुरंग ज्ञानेश्वर विठ्ठल रामचंद्र चंद्रकांत सुधाकर मुरलीधर विश्वनाथ बाळासाहेब भाऊसाहेब नामदेव तुकाराम
    एकनाथ बाबासाहेब जगन्नाथ पुरुषोत्तम लक्ष्मण यशवंत शंकरराव
  `),
}
